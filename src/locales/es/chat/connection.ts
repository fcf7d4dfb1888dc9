export default {
  connecting: 'Conectando…',
  reconnecting: 'Reconectando…',
  unavailable: 'Sin conexión en tiempo real. Los mensajes nuevos aparecerán cuando vuelva.',
  refused: 'Los mensajes en tiempo real están desactivados. Lo que escribas se enviará igualmente.',
  barred: 'No se pudieron activar los mensajes en tiempo real. Reintentando…',
  retry: 'Probar ahora',
};
