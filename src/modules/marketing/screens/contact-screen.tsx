import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ContactTopic } from '../contract.ts'
import './contact.css'
import { contactText as text } from './contact.text.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import { headsText } from './heads.text.ts'

type Props = {
  /** The visitor's topic; null shows no banner (PAGE-11, AMB-089). */
  topic: ContactTopic | null
  supportEmail: string
}

/** Shows the contact page: a form that really sends, and how long an answer takes (PAGE-10 to PAGE-13). */
export function ContactScreen({ topic, supportEmail }: Props) {
  const [sentBy, setSentBy] = useState<string | null>(null)
  return (
    <div className="container contact">
      <div className="contact-text">
        <h1 className="title-52">{headsText.contact.title}</h1>
        <p className="measure">{text.lead}</p>
        <section aria-labelledby="contact-times">
          <h2 className="title-22" id="contact-times">
            {text.timesTitle}
          </h2>
          <DefinitionList items={text.times} layout="spread" />
        </section>
        {supportEmail && (
          <p>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        )}
      </div>
      <Card padded className="contact-card">
        {sentBy === null ? (
          <>
            {topic && <Notice>{text.topics[topic]}</Notice>}
            <ContactForm topic={topic} supportEmail={supportEmail} onSent={setSentBy} />
          </>
        ) : (
          <ContactSent email={sentBy} onAnother={() => setSentBy(null)} />
        )}
      </Card>
    </div>
  )
}
