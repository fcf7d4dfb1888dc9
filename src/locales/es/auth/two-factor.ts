export default {
  title: 'Verificación en dos pasos',
  codeLead: 'Escribe los seis dígitos que muestra ahora tu app de autenticación.',
  code: 'Código de autenticación',
  recoveryLead: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  recovery: 'Código de recuperación',
  submit: 'Verificar',
  useRecovery: 'Usar un código de recuperación',
  useCode: 'Usar la app de autenticación',
  restart: 'Empezar de nuevo',
  timedOut:
    'Si el código es correcto, puede que el inicio de sesión haya caducado. Empieza de nuevo.',
};
