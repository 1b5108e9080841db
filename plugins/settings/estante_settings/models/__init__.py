"""The tables of the settings, a file for each kind of record."""

from estante_settings.models.category import Category
from estante_settings.models.country import Country
from estante_settings.models.discipline import Discipline
from estante_settings.models.education_level import EducationLevel, EducationLevelDiscipline
from estante_settings.models.education_year import EducationYear
from estante_settings.models.learning_objective import LearningObjective, LearningObjectiveYear
from estante_settings.models.location import City, State
from estante_settings.models.period import Period
from estante_settings.models.scale import Scale

__all__ = [
    "Category",
    "City",
    "Country",
    "Discipline",
    "EducationLevel",
    "EducationLevelDiscipline",
    "EducationYear",
    "LearningObjective",
    "LearningObjectiveYear",
    "Period",
    "Scale",
    "State",
]
