export default {
  more: {
    one: 'Ещё {{count}} изображение',
    few: 'Ещё {{count}} изображения',
    many: 'Ещё {{count}} изображений',
    other: 'Ещё {{count}} изображения',
  },
  open: '{{picture}}, откроется в новой вкладке',
};
