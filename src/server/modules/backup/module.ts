import { defineModule } from '#server/platform/module.ts'

export const backupModule = defineModule({
  name: 'backup',
  summary: 'Backup and restore of database and uploads from the command line.',
  dependsOn: ['lodges'],
  endpoints: [],
  personalData: {},
})
