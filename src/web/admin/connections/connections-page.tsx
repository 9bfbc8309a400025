import { AdminScreen } from '../kit/admin-screen.tsx'
import { KeyPanel } from './key-panel.tsx'
import { WebhookPanel } from './webhook-panel.tsx'

export function ConnectionsPage() {
  return (
    <AdminScreen title="Connections" lead="API keys and webhooks for other programs.">
      <div className="grid gap-4">
        <KeyPanel />
        <WebhookPanel />
      </div>
    </AdminScreen>
  )
}
