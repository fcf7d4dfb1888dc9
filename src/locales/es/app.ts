export default {
  unreachable:
    'No pudimos contactar con el servidor. Lo que escribiste no se ha perdido; inténtalo de nuevo.',
  oops: 'Vaya...',
  unexpected: '¡Algo salió mal! Inténtalo de nuevo.',
  unavailable:
    'El servidor no está disponible en este momento. Lo que escribiste no se ha perdido; inténtalo dentro de un momento.',
  locale: {
    label: 'Idioma',
    failed: 'No se pudo cargar ese idioma. Puedes intentarlo de nuevo.',
    unkept: 'Tu idioma se guarda en este dispositivo. No pudimos guardarlo en tus ajustes.',
  },
  navigation: {
    unknownRoute: 'No hay ninguna página llamada «{{route}}», así que la hemos omitido.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Puede que se haya movido o que nunca haya existido.',
    home: 'Ir al inicio',
  },
  notAvailable: {
    title: 'Todavía no disponible',
    text: 'Esta parte del producto aún no está hecha.',
  },
  screen: {
    loading: 'Cargando...',
    outdatedTitle: 'Hay una versión nueva',
    outdatedText:
      'No se pudo abrir esta página porque el producto se ha actualizado. Recarga para tener la versión nueva.',
    reload: 'Recargar',
    dismiss: 'Descartar',
    heldTitle: 'Hay algo escrito sin enviar',
    heldText:
      'No hemos recargado para que no se pierda. Vuelve, envíalo o cópialo, y recarga después.',
    back: 'Volver',
    strandedTitle: 'No se pudo abrir esta página',
    strandedText: 'Su código no llegó. Puedes intentarlo de nuevo o recargar la página.',
    retry: 'Intentar de nuevo',
    brokenTitle: '¡Algo salió mal!',
    brokenText: 'Esta parte de la página falló. El resto sigue funcionando.',
  },
  boot: {
    misconfiguredTitle: 'Este sitio no está bien configurado',
    missing: 'A su configuración le falta «{{field}}». Quien gestiona el sitio debe añadirlo.',
    malformed:
      'Su configuración tiene un «{{field}}» incorrecto. Quien gestiona el sitio debe corregirlo.',
    unreachableTitle: 'No pudimos contactar con el servidor',
    unreachableText:
      'Puede que esté ocupado o que no tengas conexión. No se ha perdido nada; inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
  },
};
