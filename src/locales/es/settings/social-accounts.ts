export default {
  title: 'Iniciar sesión con',
  lead: 'Las cuentas vinculadas abren esta sin su contraseña.',
  loading: 'Cargando las cuentas vinculadas',
  failed: 'No hemos podido cargar las cuentas vinculadas.',
  since: 'Vinculada el {{date}}',
  none: 'Sin vincular',
  attach: 'Vincular',
  attachNamed: 'Vincular {{name}}',
  attachLead:
    'Escribe una vez la contraseña de esta cuenta y {{provider}} la abrirá a partir de ahora.',
  detach: 'Desvincular',
  detachNamed: 'Desvincular {{name}}',
  attached: 'Vinculada. A partir de ahora puedes entrar con ella.',
  detached: 'Desvinculada. Ya no permite entrar.',
  onlyWay: 'Es tu única forma de entrar. Elige antes una contraseña.',
};
