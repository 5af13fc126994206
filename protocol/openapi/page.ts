import { ERROR_CODES, STATUS } from '../errors';
import { WHEN } from './about';
import type { Contents, OpenApiDocument, Operation, Response } from './document';
import { type Html, html, prose } from './html';
import { fieldsOf, typeOf } from './page-schema';
import { STYLE } from './page-style';

type Schemas = OpenApiDocument['components']['schemas'];

interface Request {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const requestsOf = (document: OpenApiDocument, chapter: string): readonly Request[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags }]) => tags[0] === chapter)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

const SAMPLES: Readonly<Record<string, string>> = { id: '$ID', n: '1', code: 'amber-heron-k7q2w9' };

const curlOf = ({ method, path, operation: { requestBody, responses, security } }: Request): string => {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name]);
  const isStream = Object.values(responses).some(({ content = {} }) => 'application/x-ndjson' in content);
  const example = Object.values(requestBody?.content ?? {})[0]?.example;
  return [
    `curl${isStream ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} "$BASE${address}"`,
    ...(security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(example === undefined ? [] : [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(example)}'`]),
  ].join(' \\\n  ');
};

const pretty = (value: unknown): string => JSON.stringify(value, undefined, 2);

const contentOf = (contents: Contents | undefined): Html =>
  html`${Object.entries(contents ?? {}).map(
    ([media, { schema, example }]) => html`
<p>${media === 'application/x-ndjson' ? 'lines of ' : ''}${typeOf(schema)} <span class="quiet">${media}</span></p>
${example !== undefined && html`<details><summary>Example</summary><pre tabindex="0">${pretty(example)}</pre></details>`}`,
  )}`;

const parametersOf = ({ parameters = [] }: Operation): Html | undefined =>
  parameters.length === 0
    ? undefined
    : html`<table><thead><tr><th scope="col">parameter</th><th scope="col">is</th><th scope="col">meaning</th></tr></thead><tbody>${parameters.map(
        ({ name, required, schema, description }) =>
          html`<tr><th scope="row"><code>${name}</code>${!required && html` <span class="may">optional</span>`}</th><td>${typeOf(schema)}</td><td>${prose(description)}</td></tr>`,
      )}</tbody></table>`;

const codesOf = (responses: readonly (readonly [string, Response])[]): Html => {
  // The description of a refusal begins each of its sentences with a code.
  const codes = responses.flatMap(([status, { description }]) =>
    ERROR_CODES.filter((code) => description.includes(`\`${code}\`:`)).map(
      (code) => html`<li><a href="#errors">${status} <code>${code}</code></a></li>`,
    ),
  );
  return html`${codes.length > 0 && html`<ul class="codes" aria-label="Refusals">${codes}</ul>`}`;
};

/** Bodies are shown whole, for they must be written; answers are described under their name. */
const bodyOf = ({ required, content }: NonNullable<Operation['requestBody']>, schemas: Schemas): Html =>
  html`<h4>Body${!required && ' (may be left out)'}</h4>${Object.values(content).map(({ schema }) => {
    const named = schemas[schema.$ref?.split('/').at(-1) ?? ''];
    return fieldsOf(named ?? schema);
  })}`;

const articleOf = (request: Request, schemas: Schemas): Html => {
  const { method, path, operation } = request;
  const { operationId, summary, description, requestBody, responses } = operation;
  const [[status, answer], ...refusals] = Object.entries(responses).sort(([a], [b]) => Number(a) - Number(b));
  return html`
<article class="panel" id="${operationId}">
<h3>${summary}</h3>
<p class="request"><span class="method">${method}</span> <span class="path">${path}</span></p>
${description !== undefined && html`<p>${prose(description)}</p>`}
${parametersOf(operation)}
${requestBody && bodyOf(requestBody, schemas)}
<pre tabindex="0">${curlOf(request)}</pre>
<h4>Answer: ${status}</h4>${answer.content ? contentOf(answer.content) : html`<p>${answer.description}</p>`}
${codesOf(refusals)}
</article>`;
};

const titleOf = (name: string): string => `${name[0].toUpperCase()}${name.slice(1)}`;

const linkTo = (id: string, title: string): Html => html`<li><a href="#${id}">${title}</a></li>`;

const chapterLink = (id: string, within: readonly Html[]): Html =>
  html`<li><a href="#${id}" class="chapter">${titleOf(id)}</a>${within.length > 0 && html`<ul>${within}</ul>`}</li>`;

/** The document for people: one page without scripts. */
export const apiPage = (document: OpenApiDocument): string => {
  const { info, tags, components } = document;
  const chapters = tags.map(({ name, description }) => ({ name, description, requests: requestsOf(document, name) }));
  const schemas = Object.entries(components.schemas);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: the interface for programs</title>
<link rel="icon" href="/icon.svg">
<style>${{ html: STYLE }}</style>
</head>
<body>
<div class="page">
<header>
<p><a href="/">${info.title}</a> <span class="quiet">${info.version}</span></p>
<h1>The interface for programs</h1>
<p>${prose(info.description)}</p>
<p>The same for machines: <a href="/api/openapi.json">openapi.json</a>, OpenAPI ${document.openapi}. Every request but the first carries <code>Authorization: Bearer TOKEN</code>.</p>
</header>
<nav aria-label="Contents" class="panel"><ul>
${chapters.map(({ name, requests }) =>
  chapterLink(
    name,
    requests.map(({ operation: { operationId, summary } }) => linkTo(operationId, summary)),
  ),
)}
${chapterLink('errors', [])}
${chapterLink(
  'shapes',
  schemas.map(([name]) => linkTo(name, name)),
)}
</ul></nav>
<main>
${chapters.map(
  ({ name, description, requests }) =>
    html`<section id="${name}"><h2>${titleOf(name)}</h2><p class="quiet">${prose(description)}</p>${requests.map((request) => articleOf(request, components.schemas))}</section>`,
)}
<section id="errors"><h2>Errors</h2><div class="panel"><table><thead><tr><th scope="col">status</th><th scope="col">code</th><th scope="col">when</th></tr></thead><tbody>
${ERROR_CODES.map(
  (code) => html`<tr><th scope="row">${STATUS[code]}</th><td><code>${code}</code></td><td>${prose(WHEN[code])}</td></tr>`,
)}
</tbody></table></div></section>
<section id="shapes"><h2>Shapes</h2>
${schemas.map(
  ([name, schema]) =>
    html`<article class="panel" id="${name}"><h3>${name}</h3><p>${prose(schema.description ?? '')}</p>${fieldsOf(schema)}</article>`,
)}
</section>
</main>
</div>
</body>
</html>
`;
  return page.html;
};
