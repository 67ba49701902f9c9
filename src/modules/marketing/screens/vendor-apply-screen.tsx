import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { PageText } from '../contract.ts'
import { TextPage } from './text-page.tsx'
import { vendorLandingText as text } from './vendor-landing.text.ts'

/** The reader of the page: `checking` until session and role are known. */
export type Applicant = 'checking' | 'visitor' | 'buyer' | 'maker'

type Props = {
  page: PageText
  applicant: Applicant
  /** The home page of vendors. */
  vendorHome: string
  /** Whether the free plan was just activated, which leads an account without a vendor dashboard here (AMB-072). */
  hasFreePlan?: boolean
}

/** Shows the page for future vendors, open to all, with the next step of each kind of user (ROUTE-22, AMB-007). */
export function VendorApplyScreen({ page, applicant, vendorHome, hasFreePlan = false }: Props) {
  return (
    <TextPage page={page}>
      <div className="maker-step">
        {hasFreePlan && (
          <Notice tone="success" live title={text.freeActive} action={<a href="/my-bots">{text.toMyBots}</a>}>
            {text.freeActiveNote}
          </Notice>
        )}
        <NextStep applicant={applicant} vendorHome={vendorHome} />
      </div>
    </TextPage>
  )
}

function NextStep({ applicant, vendorHome }: Omit<Props, 'page' | 'hasFreePlan'>) {
  if (applicant === 'checking')
    return (
      <SkeletonGroup label={text.checking}>
        <Skeleton shape="title" width="third" />
      </SkeletonGroup>
    )
  if (applicant === 'visitor')
    return (
      <ButtonLink size="large" href="/auth?redirect=%2Fonboarding%3Frol%3Dmaker">
        {text.applySignIn}
      </ButtonLink>
    )
  if (applicant === 'buyer')
    return (
      <ButtonLink size="large" href="/onboarding">
        {text.applyChoose}
      </ButtonLink>
    )
  return (
    <ButtonLink size="large" href={vendorHome}>
      {text.applyDashboard}
    </ButtonLink>
  )
}
