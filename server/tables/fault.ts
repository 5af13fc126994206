import { type ErrorCode, STATUS } from '@showboat/protocol';

export interface FaultDetail {
  readonly field?: string;
  readonly rule?: string;
  readonly hint?: string;
  readonly seq?: number;
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number;
}

/** Why a request is refused. Thrown, not returned: between the rule that refuses and the answer lie a queue and a transaction. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: ErrorCode;
  readonly detail: FaultDetail;

  constructor(code: ErrorCode, message: string, detail: FaultDetail = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

export const noTable = (): Fault => new Fault('not-found', 'There is no such table.');
