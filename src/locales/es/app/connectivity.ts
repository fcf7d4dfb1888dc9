export default {
  offline: 'Estás sin conexión. Lo que escribas se conserva; podrás enviarlo cuando vuelvas.',
  unreachable: 'El servidor no responde. Seguimos intentándolo.',
  checking: 'Intentando conectar con el servidor...',
  restored: 'Vuelves a tener conexión.',
  retry: 'Probar ahora',
};
