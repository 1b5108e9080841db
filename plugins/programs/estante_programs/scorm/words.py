"""The words of a package, which are in the language of its program."""

from estante.api.tenants import Tenant, Texts, Translator

from estante_programs.scorm.package import LessonPackage


def words_of(texts: Texts, tenant: Tenant, package: LessonPackage) -> Translator:
    """The texts in the program's language, or in what that is a kind of: `pt` for `pt-br`."""
    return texts.translator(package.language.partition("-")[0], "programs", tenant=tenant)
