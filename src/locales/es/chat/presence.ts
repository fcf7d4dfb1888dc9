export default {
  here: 'En línea',
  typing: '{{name}} está escribiendo…',
  somebody: 'Alguien',
};
