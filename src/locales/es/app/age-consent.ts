export default {
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
};
