export default {
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
  offlineTitle: 'No tienes conexión',
  offlineText: 'Esto se abrirá cuando la recuperes.',
  unreachableTitle: 'El servidor no responde',
  unreachableText: 'Esto se abrirá en cuanto responda. Seguimos intentándolo.',
  strandedTitle: 'No se pudo abrir esta página',
  strandedText: 'Su código no llegó. Puedes intentarlo de nuevo o recargar la página.',
  retry: 'Intentar de nuevo',
  brokenTitle: '¡Algo salió mal!',
  brokenText: 'Esta parte de la página falló. El resto sigue funcionando.',
};
