export default {
  connecting: 'Conectando…',
  reconnecting: 'Reconectando…',
  unavailable: 'Sin conexión en directo. Los mensajes nuevos aparecerán cuando vuelva.',
  refused: 'Los mensajes en directo están desactivados. Lo que escribes se envía igualmente.',
  barred: 'No se pudieron activar los mensajes en directo. Probando de nuevo…',
  retry: 'Probar ahora',
};
