// Questions are given up when nobody wants the answer any more: that is no failure.

export const givenUp = (): DOMException => new DOMException('given up', 'AbortError');

export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
