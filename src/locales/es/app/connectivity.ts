export default {
  offline: 'Estás sin conexión. Lo que escribas se conserva; podrás enviarlo cuando vuelvas.',
  unreachable: 'No podemos conectar ahora. Seguimos intentándolo…',
  checking: 'Intentando conectar…',
  restored: 'Vuelves a tener conexión.',
  retry: 'Probar ahora',
};
