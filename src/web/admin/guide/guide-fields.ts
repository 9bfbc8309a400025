import type { LodgeGuide, LodgeGuideRecord } from '#contract/guide/guide.ts'

export const guideFieldLabels: Readonly<Record<keyof LodgeGuide, string>> = {
  address: 'Address',
  directions: 'Directions',
  wifiName: 'Wi-Fi name',
  wifiPassword: 'Wi-Fi password',
  rules: 'House rules',
  contact: 'Contact',
  doorCode: 'Door code',
  lockDeviceId: 'Lock device ID',
}

export const toGuideFields = ({
  version: _version,
  lockProvider: _provider,
  lockError: _error,
  ...fields
}: LodgeGuideRecord): LodgeGuide => fields
