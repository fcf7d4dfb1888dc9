/** Files of the library are as they were before a move or a deletion: who lists them reads them again. */
export interface FilesRestored {
  type: 'files.restored';
}
