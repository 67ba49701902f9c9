/** A capability of the product that plans may sell. The module that implements one declares it in its contract (AMB-190). */
export type Capability =
  | 'lead-export'
  | 'automatic-export'
  | 'lead-score'
  | 'whatsapp'
  | 'email-templates'
  | 'email-reports'
  | 'crm-integrations'
  | 'team'
  | 'white-label'
  | 'public-api'
  | 'second-factor'
  | 'roi-dashboard'
  | 'priority-queue'
  | 'beta-access'
  | 'bot-publishing'

/** The capabilities that run on this installation. */
export type Capabilities = ReadonlySet<Capability>
