export default {
  dialogFlow: {
    title: 'No se ha cargado',
    text: 'No se pudo cargar una parte del sitio. Puedes intentarlo una vez más.',
  },

  dialogs: {
    lost: 'No se pudo abrir esta ventana. Inténtalo más tarde.',
    done: 'Listo',
  },

  discardDialog: {
    discardTitle: '¿Salir sin enviar?',
    discardBody: 'Lo que escribiste aquí se perderá.',
    discardConfirm: 'Salir',
    discardCancel: 'Seguir editando',
  },

  refusalNotice: {
    failed: 'Algo ha fallado. Puedes volver a intentarlo sin riesgo.',
    unreachable: 'No pudimos conectar. Puedes volver a intentarlo sin riesgo.',
    gone: 'Esto ya no existe.',
    wait: {
      one: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} segundo.',
      many: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} de segundos.',
      other: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} segundos.',
    },
  },

  shortcutHelp: {
    title: 'Atajos de teclado',
    close: 'Cerrar',
    off: 'Puedes desactivar cada uno en los ajustes, en Sitio.',
    groups: {
      cards: 'Publicaciones',
      goTo: 'Ir a',
      anywhere: 'En todas partes',
    },
    keys: {
      cards: 'Publicación siguiente y anterior',
      like: 'Me gusta',
      comments: 'Comentarios',
      open: 'Abrir',
      share: 'Copiar enlace',
      newPosts: 'Ver publicaciones nuevas',
      filter: 'Ir al filtro',
      home: 'Inicio',
      explore: 'Explorar',
      messages: 'Mensajes',
      billing: 'Pagos',
      library: 'Biblioteca',
      search: 'Buscar',
      newPost: 'Nueva publicación',
      help: 'Estas teclas',
      discreet: 'Modo discreto',
      regions: 'Siguiente parte de la página',
      toasts: 'Avisos',
      leave: 'Cerrar lo que está abierto',
    },
  },

  unsavedWords: {
    title: '¿Salir sin guardar?',
    body: 'Se perderá lo que has escrito o cambiado en esta página.',
    leave: 'Salir',
    stay: 'Seguir editando',
  },
};
