import { type Binding, bind } from '#platform/http/binding.ts'
import { userIdOf } from '#platform/http/caller.ts'
import type { AcademyDeps } from './academy-deps.ts'
import { downloadLesson } from './actions/download-lesson.ts'
import { listAcademy, readLesson } from './actions/read-academy.ts'
import * as contract from './contract.ts'

/** Binds the operations of the academy to their actions. */
export function academyRoutes(deps: AcademyDeps): Binding[] {
  return [
    bind(contract.listAcademy, () => listAcademy()),
    bind(contract.readLesson, ({ params }, { caller }) =>
      readLesson(deps, { id: params.id, userId: userIdOf(caller) }),
    ),
    bind(contract.downloadLesson, ({ params }, { headers }) => downloadLesson(params.id, headers)),
  ]
}
