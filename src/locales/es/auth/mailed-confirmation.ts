export default {
  title: 'Confirma que eres tú',
  lead: 'Inicias sesión a través de otro sitio y aquí no tienes contraseña. En su lugar podemos enviarte un enlace a {{email}}. Ábrelo en este navegador y podrás continuar.',
  send: 'Enviarme un enlace',
  again: 'Enviar otro enlace',
  sentTitle: 'El enlace está en camino',
  sent: 'Ábrelo en este navegador. Esta página avanzará sola. ¿No llega? Mira también en la carpeta de spam.',
};
