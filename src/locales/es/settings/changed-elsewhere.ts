export default {
  title: 'Se cambió en otra pestaña o en otro dispositivo.',
  more: 'Ahora está guardado allí:',
  empty: 'Vacío',
  load: 'Cargar eso',
  keep: 'Conservar lo mío',
};
