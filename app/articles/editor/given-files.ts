/** What is moved within the text is no file, even if the browser adds the picture as one. */
export function droppedFiles(data: DataTransfer | null): File[] {
  return data?.getData('text/html').includes('data-pm-slice') ? [] : [...(data?.files ?? [])]
}

/** Word processors and tables put a picture of the copied words beside them: the words are meant then. */
export function pastedFiles(data: DataTransfer | null): File[] {
  return data?.getData('text/plain') ? [] : [...(data?.files ?? [])]
}
