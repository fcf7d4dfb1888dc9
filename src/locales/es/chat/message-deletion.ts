export default {
  actions: 'Acciones del mensaje',
  forMe: 'Eliminar para mí: {{name}} lo conserva',
  forBoth: 'Eliminar para ambas partes: {{name}} ya no lo verá',
  willBoth: 'Se eliminará para ambas partes en {{count}} s',
  willMine: 'Se eliminará para ti en {{count}} s',
  saysBoth:
    'Se eliminará para ambas partes. {{name}} dejará de verlo. El botón Deshacer está al lado.',
  saysMine: 'Se eliminará para ti. {{name}} lo conserva. El botón Deshacer está al lado.',
  going: 'Eliminando…',
  stays: 'Comprado: solo puedes eliminarlo para ti',
  waiting: 'No podemos conectar. Lo eliminaremos cuando vuelva la conexión.',
  refused: 'No se pudo eliminar este mensaje.',
  bought: 'Este mensaje fue comprado. Solo puedes eliminarlo para ti.',
  notYours: 'Solo quien escribió un mensaje puede eliminarlo para ambos.',
  undo: 'Deshacer',
  dismiss: 'Cerrar',
  somebody: 'La otra persona',
};
