export default {
  copy: 'Copy',
  done: 'Copied',
  copied: 'Copied to the clipboard.',
  refused: 'The browser did not allow copying. The text is selected: copy it yourself.',
};
