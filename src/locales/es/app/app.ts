export default {
  misconfiguredTitle: 'Este sitio no está bien configurado',
  missing: 'A su configuración le falta «{{field}}». Quien gestiona el sitio debe añadirlo.',
  malformed:
    'Su configuración tiene un «{{field}}» incorrecto. Quien gestiona el sitio debe corregirlo.',
  unreachableTitle: 'No pudimos contactar con el servidor',
  unreachableText:
    'Puede que esté ocupado o que no tengas conexión. No se ha perdido nada; inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
};
