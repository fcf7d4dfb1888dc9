/** Files of the library are as they were before a move or a deletion: who lists them reads them again. */
export interface FilesRestored {
  type: 'files.restored';
}

/** A file of the member's was made ready or refused, whoever sent it from wherever. */
export interface FileProcessed {
  type: 'file.processed';
  hash: string;
}
