export default {
  title: 'Añadir una tarjeta',
  lead: 'Estos campos son de nuestro proveedor de pagos. Nunca vemos el número de tu tarjeta.',
  frame: 'Número, fecha y código de seguridad de la tarjeta, en nuestro proveedor de pagos',
  preparing: 'Abriendo el proveedor de pagos...',
  makeDefault: 'Ofrecer esta tarjeta primero a partir de ahora',
  saving: 'Guardando la tarjeta...',
  saved: 'La tarjeta está guardada.',
  declinedTitle: 'Esta tarjeta no fue aceptada',
  duplicate: 'Ya tienes esta tarjeta.',
  declined: 'El banco no la acepta. No se ha cobrado nada; prueba con otra.',
  unconfirmed:
    'No llegó respuesta: puede que la tarjeta ya esté guardada. Al intentarlo de nuevo se guarda una sola vez. No se ha cobrado nada.',
  unreachable: 'El proveedor de pagos no responde. No se ha guardado ni cobrado nada.',
  retry: 'Intentar de nuevo',
  another: 'Probar otra tarjeta',
  back: 'Volver a mis tarjetas',
  close: 'Cerrar',
};
