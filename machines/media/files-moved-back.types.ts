/** Files of the library stand in their former folders again: who lists them reads them again. */
export interface FilesMovedBack {
  type: 'files.movedBack';
}
