export default {
  copy: 'Copy',
  done: 'Copied',
  copied: 'Copied to the clipboard.',
  refused: 'Your browser blocked copying. The text is selected: copy it yourself.',
};
