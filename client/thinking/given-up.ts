// Questions are cancelled when nobody needs the answer any more: that is not a failure.

export const givenUp = (): DOMException => new DOMException('given up', 'AbortError');

export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
