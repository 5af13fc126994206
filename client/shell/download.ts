/** Saves something as a file. */
export const downloadBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Downloads a text as a file. */
export const download = (name: string, text: string, kind: 'text/plain' | 'application/json'): void =>
  downloadBlob(name, new Blob([text], { type: `${kind};charset=utf-8` }));
