export default {
  answers: {
    busy: { title: 'Demasiadas solicitudes', text: 'Espera un minuto y vuelve a intentarlo.' },
    broken: {
      title: '¡Algo salió mal!',
      text: 'No pudimos mostrar esta página. Inténtalo de nuevo.',
    },
    away: {
      title: 'Esta página no está disponible ahora',
      text: 'Puede que el sitio esté ocupado. Inténtalo de nuevo en unos minutos.',
    },
    starting: {
      title: 'El sitio se está iniciando',
      text: 'Esta página se abrirá cuando esté listo.',
    },
  },

  boot: {
    failed: {
      title: 'Esta página no se cargó',
      text: 'Comprueba tu conexión y vuelve a intentarlo.',
    },
    old: {
      title: 'Este navegador es demasiado antiguo',
      text: 'Actualízalo o abre esta página en otro navegador.',
    },
    retry: 'Reintentar',
  },

  noScripts: {
    title: 'Este sitio necesita JavaScript',
    text: 'Activa JavaScript en los ajustes del navegador y recarga la página.',
  },
};
