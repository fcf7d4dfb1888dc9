export default {
  title: 'Iniciar sesión con',
  lead: 'Con una cuenta vinculada entras sin escribir tu contraseña.',
  loading: 'Cargando las cuentas vinculadas',
  failed: 'No pudimos cargar las cuentas vinculadas.',
  since: 'Vinculada el {{date}}',
  none: 'Sin vincular',
  attach: 'Vincular',
  attachNamed: 'Vincular {{thing}}',
  attachLead:
    'Escribe una vez la contraseña de esta cuenta y {{provider}} la abrirá a partir de ahora.',
  detach: 'Desvincular',
  detachNamed: 'Desvincular {{thing}}',
  attached: 'Vinculada. A partir de ahora puedes entrar con ella.',
  detached: 'Desvinculada. Ya no permite entrar.',
  onlyWay: 'Es tu única forma de entrar. Elige antes una contraseña.',
  unsaid: 'Este sitio no indica cuáles están vinculados.',
};
