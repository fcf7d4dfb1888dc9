export default {
  title: 'Añadir una tarjeta',
  lead: 'Nuestro proveedor de pagos gestiona estos datos. Nunca vemos el número de tu tarjeta.',
  frame: 'Número, fecha y código de seguridad de la tarjeta, en nuestro proveedor de pagos',
  preparing: 'Abriendo el proveedor de pagos…',
  makeDefault: 'Usarla como mi tarjeta preferida',
  saving: 'Guardando la tarjeta…',
  saved: 'Tarjeta guardada.',
  declinedTitle: 'No pudimos añadir esta tarjeta',
  duplicate: 'Ya tienes esta tarjeta.',
  declined: 'Tu banco la rechazó. No se ha cobrado nada. Prueba con otra tarjeta.',
  unconfirmed:
    'No hubo respuesta: puede que la tarjeta ya esté guardada. Puedes volver a intentarlo sin riesgo. No se ha cobrado nada.',
  unreachable: 'No pudimos conectar con el proveedor de pagos. No se ha guardado ni cobrado nada.',
  retry: 'Reintentar',
  another: 'Probar otra tarjeta',
  back: 'Volver a mis tarjetas',
  close: 'Cerrar',
};
