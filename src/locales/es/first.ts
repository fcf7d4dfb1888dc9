/** Apart, so that the hosting page's first script brings it alone. */
export const loading = {
  retry: 'Reintentar',
  loading: 'Cargando…',
  page: 'Página',
};

/** The texts that every first load brings: those of the frame and of the first screens. */
export default {
  app: {
    ageConsent: {
      title: '¿Tienes 18 años o más?',
      body: 'Este sitio muestra contenido para adultos. Al continuar declaras que tienes al menos 18 años o la mayoría de edad donde vives.',
      storage:
        'Confiamos en tu palabra. Tu respuesta, su fecha y su idioma se quedan en tu dispositivo: hasta que cierres esta pestaña, o más tiempo si nos pides recordarla.',
      confirm: 'Tengo 18 años o más',
      leave: 'Salir',
      remember: {
        one: 'Recordar mi respuesta en este dispositivo durante {{count}} mes',
        many: 'Recordar mi respuesta en este dispositivo durante {{count}} de meses',
        other: 'Recordar mi respuesta en este dispositivo durante {{count}} meses',
      },
    },
    app: {
      misconfiguredTitle: 'Este sitio no está bien configurado',
      missing: 'Falta «{{field}}» en la configuración. Quien gestiona el sitio debe añadirlo.',
      malformed:
        'El valor de «{{field}}» en la configuración no es válido. Quien gestiona el sitio debe corregirlo.',
      unreachableTitle: 'No pudimos conectar',
      unreachableText:
        'Puede que el sitio esté ocupado o que no tengas conexión. Inténtalo de nuevo.',
      retry: 'Reintentar',
    },
    connectivity: {
      offline: 'Estás sin conexión. Lo que escribas se conserva; podrás enviarlo cuando vuelvas.',
      unreachable: 'No podemos conectar ahora. Seguimos intentándolo…',
      checking: 'Intentando conectar…',
      restored: 'Vuelves a tener conexión.',
      retry: 'Probar ahora',
    },
    failure: {
      unreachable: 'No pudimos conectar. Lo que escribiste está a salvo; inténtalo de nuevo.',
      oops: 'Vaya…',
      unexpected: '¡Algo salió mal! Inténtalo de nuevo.',
      serverFull:
        'Nuestro almacenamiento está lleno y no se ha guardado nada. Inténtalo más tarde.',
      serverFullTyped:
        'Nuestro almacenamiento está lleno y no se ha guardado nada. Lo que escribiste no se ha perdido; inténtalo más tarde.',
    },
    layout: {
      main: 'Navegación principal',
      account: 'Tu cuenta',
      suggestions: 'Sugerencias',
      footer: 'Sobre este sitio',
      home: 'Inicio',
      explore: 'Explorar',
      messages: 'Mensajes',
      newPost: 'Nueva publicación',
      new: 'Publicar',
      studio: 'Estudio',
      you: 'Tú',
      interests: 'Mis creadores',
      audience: 'Audiencia',
      billing: 'Pagos',
      analytics: 'Estadísticas',
      referrals: 'Invitaciones',
      settings: 'Ajustes',
      back: 'Atrás',
      myPosts: 'Mis publicaciones',
      library: 'Biblioteca',
      me: 'Yo',
      close: 'Cerrar',
      logout: 'Cerrar sesión',
      signIn: 'Iniciar sesión',
      register: 'Registrarse',
      version: 'Versión {{version}} ({{commit}})',
      terms: 'Términos',
      privacy: 'Privacidad',
      about: 'Quiénes somos',
      contacts: 'Contacto',
      help: 'Ayuda',
      cookies: 'Cookies',
      ageAgain: 'Volver a confirmar mi edad',
      member: 'Miembro {{number}}',
      unread: {
        one: '{{count}} chat sin leer',
        many: '{{count}} de chats sin leer',
        other: '{{count}} chats sin leer',
      },
    },
    locale: {
      label: 'Idioma',
      failed: 'No se pudo cargar ese idioma. Puedes intentarlo de nuevo.',
      unkept: 'Tu idioma se guarda en este dispositivo. No pudimos guardarlo en tus ajustes.',
    },
    notAvailable: {
      title: 'No disponible en este sitio',
      text: 'Este sitio no ofrece esta función.',
    },
    notFound: {
      title: 'Página no encontrada',
      text: 'No hay nada en esta dirección. Puede que se haya movido o que nunca haya existido.',
      home: 'Ir al inicio',
      look: 'Buscar «{{name}}» en Explorar',
    },
    notices: {
      label: 'Avisos',
      discreetOn: 'Modo discreto activado.',
      discreetOff: 'Modo discreto desactivado.',
    },
    screen: {
      loading: 'Cargando…',
      outdatedTitle: 'Hay una versión nueva',
      outdatedText:
        'No se pudo abrir esta página porque hay una versión nueva. Recarga para usarla.',
      reload: 'Recargar',
      dismiss: 'Cerrar',
      heldTitle: 'Hay algo escrito sin enviar',
      heldText:
        'No hemos recargado para que no se pierda. Vuelve, envíalo o cópialo, y recarga después.',
      back: 'Volver',
      offlineTitle: 'No tienes conexión',
      offlineText: 'Se abrirá cuando vuelvas a tener conexión.',
      unreachableTitle: 'No podemos conectar',
      unreachableText: 'Seguimos intentándolo y abriremos esta página por ti.',
      strandedTitle: 'No pudimos abrir esta página',
      strandedText: 'No se cargó una parte. Inténtalo de nuevo o recarga la página.',
      retry: 'Reintentar',
      brokenTitle: '¡Algo salió mal!',
      brokenPage: 'No pudimos mostrar esta página. Vuelve a cargarla para continuar.',
      brokenText: 'Esta parte de la página falló. El resto sigue funcionando.',
    },
    theme: {
      label: 'Tema',
      system: 'Sistema',
      light: 'Claro',
      dark: 'Oscuro',
    },
    welcome: {
      documentTitle: 'Te damos la bienvenida',
      title: 'Apoya a quienes crean lo que te gusta',
      lead: '{{brand}} es donde quienes crean comparten su trabajo y sus fans lo apoyan.',
      loginTitle: 'Inicia sesión en {{brand}}',
      refused: 'No has iniciado sesión. Inicia sesión para ver más.',
      exploreTitle: 'Un vistazo por dentro',
      register: 'Crear una cuenta',
    },
  },
  auth: {
    login: {
      email: 'Correo electrónico',
      password: 'Contraseña',
      title: 'Iniciar sesión',
      submit: 'Iniciar sesión',
      remember: 'Recordarme',
      forgot: '¿Olvidaste tu contraseña?',
      register: 'Crear una cuenta',
      demo: 'Cuentas de demostración, todas con la contraseña {{password}}',
      demoUse: 'Iniciar sesión como {{name}}',
      lockedOut: {
        one: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} segundo.',
        many: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} de segundos.',
        other: 'Demasiados intentos. Podrás reintentarlo dentro de {{count}} segundos.',
      },
    },
    refusal: {
      credentials: 'El correo o la contraseña no son correctos.',
      code: 'El código no es correcto. Espera al siguiente e inténtalo de nuevo.',
      recovery: 'El código de recuperación no es correcto o ya se usó.',
      stranger: 'También hace falta «{{field}}». {{said}}',
      strange: '«{{field}}»: {{said}}',
    },
    session: {
      opened: '¡Has iniciado sesión!',
      expired: {
        title: 'La sesión ha caducado',
        text: 'Inicia sesión de nuevo para continuar.',
      },
      renewed: {
        title: '¡Tu contraseña se ha actualizado!',
        text: 'Inicia sesión de nuevo con la contraseña nueva.',
      },
      unconfirmed:
        'Has cerrado la sesión en este dispositivo. Terminaremos de cerrarla cuando vuelva la conexión.',
      lost: 'No pudimos mantener tu sesión. Comprueba que tu navegador acepta cookies.',
    },
    socialButtons: {
      or: 'o',
    },
  },
  navigation: {
    navigation: {
      unknownRoute: 'No hay ninguna página llamada «{{route}}», así que la hemos omitido.',
    },
  },
  people: {
    suggestions: {
      title: 'Creadores que seguir',
      loading: 'Cargando sugerencias',
      failed: 'No hay sugerencias ahora mismo.',
      view: 'Ver el perfil de {{name}}',
    },
  },
  posts: {
    explore: {
      title: 'Explorar',
      loading: 'Cargando publicaciones',
      empty: 'Nadie ha publicado todavía nada público.',
      failed: 'No pudimos cargar nada para explorar.',
      found: 'Resultados de «{{words}}»',
      nothing: 'Nada coincide con «{{words}}».',
    },
    feed: {
      loading: 'Cargando publicaciones',
      emptyTitle: 'Tu feed está tranquilo',
      emptyText:
        'Aquí verás las publicaciones de quienes sigues. Primero busca a alguien que te guste.',
      confinedTitle: 'Confirma primero tu correo',
      confinedText:
        'Tu feed se abrirá en cuanto confirmes tu correo. Mientras tanto puedes explorar lo público.',
      confirm: 'Confirmar mi correo',
      explore: 'Explorar',
      end: 'Has visto todas las publicaciones.',
      failed: 'No pudimos cargar tu feed. Inténtalo de nuevo.',
      interrupted: 'No pudimos cargar más publicaciones.',
      retry: 'Reintentar',
      show: 'Ver mi feed',
    },
    postCard: {
      by: 'Publicación de {{name}}',
      verified: 'Creador verificado',
      lockedForSubscribers: 'Para suscriptores de {{name}}',
      lockedForFollowers: 'Para seguidores de {{name}}',
      unlock: 'Desbloquear por {{price}}',
      yours: 'La compraste',
      kept: 'Te la quedas para siempre.',
      keptOrFree: 'Te la quedas para siempre. Los suscriptores la ven gratis.',
      bought: 'Comprada el {{date}} por {{price}}',
      editedSince: 'Editada después de tu compra',
      holds: 'Contiene: {{things}}',
      audience: { followers: 'Seguidores', subscribers: 'Suscriptores' },
      images: {
        one: '{{count}} imagen',
        many: '{{count}} de imágenes',
        other: '{{count}} imágenes',
      },
      play: 'Reproducir: {{video}}',
      videos: {
        one: '{{count}} vídeo',
        many: '{{count}} de vídeos',
        other: '{{count}} vídeos',
      },
      comments: {
        one: '{{count}} comentario',
        many: '{{count}} de comentarios',
        other: '{{count}} comentarios',
      },
      likes: {
        one: '{{count}} me gusta',
        many: '{{count}} de me gusta',
        other: '{{count}} me gusta',
      },
    },
  },
  ui: {
    dialogPanel: {
      cancel: 'Cancelar',
      close: 'Cerrar',
    },
    field: {
      required: 'Rellena este campo.',
      email: 'Escribe un correo electrónico, por ejemplo nombre@example.com.',
      invalid: 'Revisa este campo.',
    },
    frame: {
      skip: 'Ir al contenido',
      discreet: 'El modo discreto está activado',
    },
    loading,
    passwordField: {
      show: 'Mostrar contraseña',
      hide: 'Ocultar contraseña',
    },
    picture: {
      failed: 'La imagen no se ha cargado.',
      held: 'Imagen',
      hold: 'Mantén pulsado para ver',
      load: 'Cargar',
      loadOf: 'Cargar: {{picture}}',
      saving: 'El ahorro de datos está activado',
      stopped: 'El vídeo se ha detenido.',
    },
    toastRegion: {
      dismiss: 'Cerrar',
    },
  },
};
