export default {
  label: 'Discreet mode',
  help: 'Hides names, amounts, pictures and the title of the tab on this device. What you are about to pay always shows. Keys: Shift+Alt+D.',
};
