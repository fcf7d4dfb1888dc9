export default {
  title: 'Describe lo que se ve',
  help: 'Para quienes no la ven. Hasta 1000 caracteres.',
  submit: 'Guardar la descripción',
  updated: 'La descripción está guardada.',
};
