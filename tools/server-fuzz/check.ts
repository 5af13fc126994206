import { ERROR_CODES, type ErrorAnswer, STATUS } from '@showboat/protocol';
import type { EndpointName } from '@showboat/protocol/endpoints';
import { answerProblems } from '@showboat/protocol/testing';
import type { Told } from './wire';

const isJson = ({ headers }: Told): boolean => headers.get('content-type')?.startsWith('application/json') === true;

/** What is wrong with a refusal, wherever it comes from. */
const refusalProblems = ({ status, headers, body }: Told): readonly string[] => {
  const { code, message }: ErrorAnswer['error'] = JSON.parse(body).error;
  const found = ERROR_CODES.find((one) => one === code);
  const problems: string[] = [];
  if (!found || STATUS[found] !== status) problems.push(`${status} with the code ${code}`);
  if (typeof message !== 'string' || message === '') problems.push('no message');
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''))
    problems.push(`${status} without Retry-After`);
  return problems;
};

export interface Asked {
  readonly endpoint?: EndpointName | undefined;
  readonly isHead?: boolean;
  /** Whether it was asked of the interface, as far as that is known. */
  readonly isApi: boolean;
}

/** What is wrong with an answer. */
export const problemsOf = (told: Told, { endpoint, isHead, isApi }: Asked): readonly string[] => {
  const { status, headers, body } = told;
  if (status >= 500 && status !== 503) return [`${status}: ${body}`];
  if (headers.get('x-content-type-options') !== 'nosniff') return [`${status} without headers that protect`];
  if (isHead) return [];
  // Whoever asks for a page is answered in words.
  if (status >= 400 && !isJson(told)) return isApi ? [`${status} in words: ${body}`] : [];
  if (status >= 400) return [...refusalProblems(told), ...(endpoint ? answerProblems(endpoint, status, JSON.parse(body)) : [])];
  if (!endpoint || body === '') return [];
  return answerProblems(endpoint, status, isJson(told) ? JSON.parse(body) : body);
};
