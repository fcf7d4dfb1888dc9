export default {
  title: 'Acuerdo',
  accept: 'Acepto',
  decline: 'Ahora no',
  missing:
    'No se encuentra este acuerdo, así que no se puede aceptar. Ponte en contacto con nosotros.',
  selling: 'Para vender tu contenido, acepta antes este acuerdo.',
  explicit: 'Para publicar contenido explícito, acepta antes este acuerdo.',
};
